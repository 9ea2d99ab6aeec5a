-- Names of the daily quota in the vocabulary of rate limits. A rename keeps the grants of each function.
alter function public.take_synopsis_turn(uuid, integer) rename to consume_synopsis_quota;
alter function public.give_back_synopsis_turn(uuid) rename to refund_synopsis_quota;
