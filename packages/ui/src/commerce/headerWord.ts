/** A word of the wide header: 14 px at 1200 px, so that the name of the house stays in the middle, to 15 px at 1440 px. */
export const headerWord = { fontSize: 'clamp(0.875rem, 0.5625rem + 0.417vw, 0.9375rem)', lineHeight: 1.4 } as const;
