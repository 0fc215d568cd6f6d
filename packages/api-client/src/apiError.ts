/** Why a call failed: the server refused it (`status`, and its message where it sent one), or it could not be reached. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; `undefined` when there was no answer or it could not be parsed. */
  readonly status: number | undefined;
  /** The server's French message, to be shown to the visitor. */
  readonly serverMessage: string | undefined;
  /** The path of the field of the body that the server refused, as in `bankTransfer.iban`. */
  readonly field: string | undefined;

  constructor(
    message: string,
    options: { status?: number; serverMessage?: string; field?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.serverMessage = options.serverMessage;
    this.field = options.field;
  }

  /** Whether the server understood the call and will refuse it again, so that retrying is pointless. */
  get isRefusal(): boolean {
    return (
      this.status !== undefined && this.status >= 400 && this.status < 500 && ![401, 408, 429].includes(this.status)
    );
  }
}
