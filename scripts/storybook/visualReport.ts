/** A picture that is not as it should be. */
export interface Finding {
  /** Title and name of the story. */
  name: string;
  /** `dark phone`, for example. */
  mode: string;
  /** What is wrong, in one sentence. */
  sentence: string;
  /** Pictures to compare side by side, each with its label and its file beside the page. Empty if the story couldn't be pictured. */
  pictures: readonly { label: string; file: string }[];
}

/** A page that shows each finding with its pictures side by side. It needs no server and no script. */
export function visualReport(findings: readonly Finding[]): string {
  const sorted = findings.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.mode.localeCompare(b.mode, 'en'));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titleOf(findings.length)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; background: light-dark(#fff, #161616); color: light-dark(#1c1c1c, #f0f0f0); }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 0; font-size: 1rem; }
p { margin: 0.25rem 0 0; }
section { margin-top: 2rem; padding: 1rem; border: 1px solid #8886; color-scheme: light; background: #f4f4f4; color: #1c1c1c; }
section.dark { color-scheme: dark; background: #242424; color: #f0f0f0; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; margin-top: 1rem; align-items: start; }
figure { margin: 0; }
figcaption { margin-bottom: 0.25rem; }
a { color: inherit; }
img { display: block; max-width: 100%; border: 1px solid #8888; }
</style>
</head>
<body>
<h1>${titleOf(findings.length)}</h1>
<p>A picture opens at its full size when pressed.</p>
${sorted.map(sectionOf).join('\n')}
</body>
</html>
`;
}

const titleOf = (count: number): string =>
  count === 1 ? '1 picture differs or fails' : `${count} pictures differ or fail`;

function sectionOf({ name, mode, sentence, pictures }: Finding): string {
  const figures = pictures.map(({ label, file }) => {
    const address = escaped(encodeURIComponent(file));
    const alt = escaped(`${label}: ${name}, ${mode}`);
    return `<figure><figcaption>${escaped(label)}</figcaption><a href="${address}"><img src="${address}" alt="${alt}"></a></figure>`;
  });
  return `<section${mode.startsWith('dark') ? ' class="dark"' : ''}>
<h2>${escaped(name)}, ${escaped(mode)}</h2>
<p>${escaped(sentence)}</p>
<div class="pictures">${figures.join('')}</div>
</section>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** How a run ended that compared `compared` pictures, and found no approved one for `unapproved` others: what to say, and whether it failed. */
export function verdictOn({
  compared,
  unapproved,
}: Record<'compared' | 'unapproved', number>): { sentence: string; fails: boolean } | undefined {
  if (unapproved === 0) return undefined;
  if (compared === 0) {
    return {
      sentence:
        'Nothing was compared: approve pictures first with npm run visual -- --approve, on the commit you compare with.',
      fails: true,
    };
  }
  const subject = unapproved === 1 ? '1 picture has' : `${unapproved} pictures have`;
  return {
    sentence: `${subject} no approved one to compare with: new since then, or left out by npm run visual -- --approve.`,
    fails: false,
  };
}
