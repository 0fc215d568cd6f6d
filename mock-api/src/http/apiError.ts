/** A refusal that the customer reads: thrown anywhere in a route, answered as `{message}` with its status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  /**
   * @param status HTTP status, 400 to 499, or 503 when the client should try again later.
   * @param message in French, safe to show: no technical detail.
   * @param headers of the answer, such as `Retry-After`.
   * @param details further fields of the answer.
   */
  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.details = details;
  }
}
