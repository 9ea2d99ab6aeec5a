export { Slot, SlotContext, type SlotProps } from './slot';
