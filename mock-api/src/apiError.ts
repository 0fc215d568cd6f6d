/** A refusal that the customer reads: thrown anywhere in a route, answered as `{message}` with its status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  /**
   * @param status HTTP status, 400 to 499.
   * @param message in French, safe to show: no technical detail.
   */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
