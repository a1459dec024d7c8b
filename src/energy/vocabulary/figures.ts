/** No supplier says that a switch takes more working days. */
export const mostWorkingDays = 60;

/** Numbers that a supplier's variant may have of its own: `plan.` holds them once the variant is there. */
export const figureWords = {
  workingDays: {
    doc: 'about how many working days a switch takes, where the supplier says another number than most',
    most: mostWorkingDays,
  },
} as const;
