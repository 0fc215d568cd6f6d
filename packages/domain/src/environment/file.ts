/** The file of variables: `.env` at the root of the repository, or the one that `ENV_FILE` names; none where that is empty. */
export const environmentFile = ({ ENV_FILE: named }: NodeJS.ProcessEnv): string | URL | undefined =>
  named === undefined ? new URL('../../../../.env', import.meta.url) : named || undefined;

/**
 * Gives a process the variables of that file which it hasn't got itself: what is set where a command is typed wins.
 *
 * @throws a sentence where `ENV_FILE` names no file. Only the standard one may be missing.
 */
export function readEnvironment(process: Pick<NodeJS.Process, 'env' | 'loadEnvFile'>): void {
  const file = environmentFile(process.env);
  if (file === undefined) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    if (typeof file === 'string') {
      throw new Error(`ENV_FILE names ${file}, which can't be read: give its whole path, or leave it empty.`);
    }
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
