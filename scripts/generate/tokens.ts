import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { at } from '@nuee/site/root';
import { designTokens } from '@nuee/ui/tokens';

// `npm run tokens` writes the design tokens for design tools; a unit test fails as long as the file is older than the styles.

const file = at('packages/ui/tokens.json');
writeFileSync(file, JSON.stringify(designTokens(), null, 2));
const { status } = spawnSync('biome', ['format', '--write', '--log-level=warn', file], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
