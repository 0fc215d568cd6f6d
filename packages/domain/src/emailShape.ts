/**
 * The shape of an e-mail address. The parts between the dots exclude the dot, so that even a hostile text is matched in
 * linear time.
 */
export const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
