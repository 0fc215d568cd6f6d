/** Whether this build is the demonstration (`DEMO` isn't `off`): its login shows a pair and accepts it. */
export const isDemonstration: boolean = import.meta.env.DEMO !== 'off';
