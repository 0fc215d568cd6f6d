import { readEnvironment } from '@nuee/domain/environment';

/** Runs a verb of the command line, on the file of variables. An error is printed as one sentence, and ends it with code 1. */
export async function runVerb(verb: () => Promise<void>): Promise<void> {
  try {
    readEnvironment(process);
    await verb();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
