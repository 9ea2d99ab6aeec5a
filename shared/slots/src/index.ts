export { Slot, SlotContext, type SlotRequest } from './slot';
