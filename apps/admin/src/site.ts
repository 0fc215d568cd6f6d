/** Whether this build is the demonstration (`DEMO` isn't `off`): its login shows and accepts the test credentials. */
export const isDemonstration: boolean = import.meta.env.DEMO !== 'off';
