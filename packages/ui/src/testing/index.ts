export { onHeldClock } from './heldClock.ts';
export { answerMotion } from './motionPreference.ts';
