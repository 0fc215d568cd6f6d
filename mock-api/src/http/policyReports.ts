/** Browsers' reports of violations of a page's Content-Security-Policy. They go to the request log. */
import { policyReportPath } from '@nuee/domain';
import type { Handler } from 'json-server';
import { nullish, object, safeParse, string } from 'valibot';
import { ApiError } from './apiError.ts';
import { readJsonBody } from './jsonBody.ts';

/** The part of a report that says what to fix, without anything about the visitor. */
export interface PolicyReport {
  /** Such as `script-src-elem`. */
  readonly directive: string;
  /** An origin, or a word such as `inline`. */
  readonly blocked: string;
  /** The page's path, without its query. */
  readonly page: string;
}

const maxLength = 200;
/** CSP Level 3, section 5.3: what `report-uri` sends. */
const ReportSchema = object({
  'csp-report': object({
    'record-uri': string(),
    'blocked-uri': nullish(string(), ''),
    'effective-directive': nullish(string()),
    'violated-directive': nullish(string(), ''),
  }),
});

/** Answers with 204. Mount it at `policyReportPath`. */
export const policyReports: Handler = (req, res, next) => {
  res.locals.route = policyReportPath;
  const answer = async () => {
    const result = safeParse(ReportSchema, await readJsonBody(req, { type: 'application/csp-report' }));
    if (!result.success) throw new ApiError(422, 'Ce rapport est illisible.');
    const report = result.output['csp-report'];
    res.locals.policyReport = {
      directive: (report['effective-directive'] ?? report['violated-directive']).slice(0, maxLength),
      blocked: originOf(report['blocked-uri']).slice(0, maxLength),
      page: pathOf(report['record-uri']).slice(0, maxLength),
    } satisfies PolicyReport;
    res.status(204).end();
  };
  answer().catch(next);
};

/** Only the origin: the rest of a blocked address may hold anything. */
const originOf = (blocked: string): string => (URL.canParse(blocked) ? schemeAndHost(new URL(blocked)) : blocked);

const schemeAndHost = ({ protocol, host }: URL): string => (host === '' ? protocol : `${protocol}//${host}`);

const pathOf = (page: string): string => (URL.canParse(page) ? new URL(page).pathname : '');
