/** Where browsers report violations of a page's Content-Security-Policy. */
export const policyReportPath = '/api/policy-reports';
