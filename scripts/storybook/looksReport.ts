import type { ChangedLook } from '../test/looks.ts';

/** A page that shows each changed picture over the approved one, at the place where they differ, and approves it on a press. */
export function looksReport(changed: readonly ChangedLook[]): string {
  const title = changed.length === 1 ? '1 changed picture' : `${changed.length} changed pictures`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; background: light-dark(#fff, #161616); color: light-dark(#1c1c1c, #f0f0f0); }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
section { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid #8886; }
section.approved { opacity: .4; }
.controls { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-block: .5rem; }
.controls input[type=range] { inline-size: min(30rem, 100%); }
.window { overflow: auto; max-height: 75vh; border: 1px solid #8888; background: #888; }
.stack { position: relative; width: max-content; }
.stack img { display: block; }
.stack img + img { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 0 0 var(--swipe, 50%)); }
.difference img + img { clip-path: none; mix-blend-mode: difference; }
.box { position: absolute; outline: 2px dashed #f0f; outline-offset: 4px; pointer-events: none; }
</style>
</head>
<body>
<h1>${title}</h1>
<p>Left of the slider is the approved picture, right of it the new one. Keys: <kbd>j</kbd> next, <kbd>k</kbd> back, <kbd>a</kbd> approves.</p>
${changed.map(sectionOf).join('\n')}
<script type="module">
const sections = [...document.querySelectorAll('section')];
let current = 0;
const show = (place) => {
  current = Math.min(Math.max(place, 0), sections.length - 1);
  sections[current].scrollIntoView();
};
async function approve(section) {
  const answer = await fetch('/approve/' + section.id, { method: 'POST' });
  const said = section.querySelector('output');
  said.textContent = answer.ok ? 'Approved: commit it with the change.' : await answer.text();
  section.classList.toggle('approved', answer.ok);
}
for (const section of sections) {
  const stack = section.querySelector('.stack');
  section.querySelector('button').onclick = () => approve(section);
  if (!stack) continue;
  const range = section.querySelector('[type=range]');
  range.oninput = () => stack.style.setProperty('--swipe', range.value + '%');
  section.querySelector('[type=checkbox]').onchange = ({ target }) => stack.classList.toggle('difference', target.checked);
  await Promise.all([...stack.querySelectorAll('img')].map((image) => image.decode()));
  const box = section.querySelector('.box');
  stack.parentElement.scrollTo(box.offsetLeft - 80, box.offsetTop - 80);
}
document.onkeydown = ({ key, ctrlKey, metaKey }) => {
  if (ctrlKey || metaKey) return;
  if (key === 'j') show(current + 1);
  if (key === 'k') show(current - 1);
  if (key === 'a') approve(sections[current]);
};
</script>
</body>
</html>
`;
}

function sectionOf({ name, sentence, box }: ChangedLook): string {
  const swipe = `<label>Swipe <input type="range" min="0" max="100" value="50"></label>
<label><input type="checkbox"> Difference</label>`;
  const place = box && `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  const stack = `<div class="stack"><img src="/before/${name}.webp" alt="Approved"><img src="/after/${name}.png" alt="New"><div class="box" style="${place}"></div></div>`;
  return `<section id="${name}">
<h2>${name}</h2>
<p>${sentence}</p>
<div class="controls">${box ? swipe : ''}<button type="button">Approve</button><output></output></div>
<div class="window">${box ? stack : `<img src="/after/${name}.png" alt="New">`}</div>
</section>`;
}
