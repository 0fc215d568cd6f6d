/** Whether this build is the demonstration (`DEMO` isn't `off`): its login shows and accepts the test credentials. */
export const isDemonstration: boolean = import.meta.env.DEMO !== 'off';

/** Origin of the API. */
export const apiUrl: string = import.meta.env.VITE_API_URL ?? 'http://localhost:5000';
