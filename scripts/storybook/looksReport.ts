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
/* Room for the last picture to come to the top too. */
body { margin: 0; padding: 1.5rem 1.5rem 80vh; background: light-dark(#fff, #161616); color: light-dark(#1c1c1c, #f0f0f0); }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
section { margin-top: 2rem; padding-top: 1rem; border-top: 3px solid #8886; }
section.current { border-top-color: #f0f; }
section.approved { opacity: .4; }
.controls { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-block: .5rem; }
input[type=range] { display: block; inline-size: 100%; margin: 0; }
.window { overflow: auto; max-height: 75vh; border: 1px solid #8888; background: #888; }
.stack { position: relative; width: max-content; }
.stack img { display: block; }
.stack img + img { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 0 0 var(--swipe)); }
.split { position: absolute; inset: 0 auto 0 var(--swipe); outline: 1px solid #f0f; pointer-events: none; }
.difference .split { display: none; }
.difference img + img { clip-path: none; mix-blend-mode: difference; }
.box { position: absolute; outline: 2px dashed #f0f; outline-offset: 4px; pointer-events: none; }
</style>
</head>
<body>
<h1>${title}</h1>
<p>Left of the slider is the approved picture, right of it the new one. Keys: <kbd>j</kbd> next, <kbd>k</kbd> back, <kbd>a</kbd> approves
the one below the coloured line and goes on.</p>
${changed.map(sectionOf).join('\n')}
<script type="module">
const sections = [...document.querySelectorAll('section')];
const current = () => Math.max(sections.findLastIndex((each) => each.getBoundingClientRect().top < innerHeight / 3), 0);
const mark = () => sections.forEach((each, index) => each.classList.toggle('current', index === current()));
const show = (place) => sections[place]?.scrollIntoView();
async function approve(section) {
  if (section.classList.contains('approved')) return true;
  const said = section.querySelector('output');
  said.textContent = 'Approving …';
  const answer = await fetch('/approve/' + section.id, { method: 'POST' });
  said.textContent = answer.ok ? 'Approved: commit it with the change.' : await answer.text();
  section.classList.toggle('approved', answer.ok);
  return answer.ok;
}
document.onscroll = mark;
document.onkeydown = async ({ key, ctrlKey, metaKey }) => {
  if (ctrlKey || metaKey) return;
  const place = current();
  if (key === 'j') show(place + 1);
  if (key === 'k') show(place - 1);
  if (key === 'a' && (await approve(sections[place]))) show(place + 1);
};
mark();
for (const section of sections) {
  section.querySelector('button').onclick = () => approve(section);
  const stack = section.querySelector('.stack');
  if (!stack) continue;
  const [range, view] = [section.querySelector('[type=range]'), stack.parentElement];
  const swipe = () => stack.style.setProperty('--swipe', view.scrollLeft + (range.value / 100) * view.clientWidth + 'px');
  range.oninput = view.onscroll = swipe;
  section.querySelector('[type=checkbox]').onchange = ({ target }) => stack.classList.toggle('difference', target.checked);
  const images = [...stack.querySelectorAll('img')].map((image) => image.decode());
  Promise.all(images).then(() => {
    const box = section.querySelector('.box');
    view.scrollTo(box.offsetLeft - 80, box.offsetTop - 80);
    swipe();
  });
}
</script>
</body>
</html>
`;
}

function sectionOf({ name, sentence, box, gone }: ChangedLook): string {
  const [before, after] = [
    `<img src="/before/${name}.webp" alt="Approved">`,
    `<img src="/after/${name}.png" alt="New">`,
  ];
  const place = box && `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  const stack = `<div class="stack">${before}${after}<div class="split"></div><div class="box" style="${place}"></div></div>`;
  return `<section id="${name}">
<h2>${name}</h2>
<p>${sentence}</p>
<div class="controls"><button type="button">Approve</button>${box ? '<label><input type="checkbox"> Difference</label>' : ''}<output></output></div>
${box ? '<input type="range" min="0" max="100" value="50" aria-label="Left the approved picture, right the new one">' : ''}
<div class="window">${box ? stack : gone ? before : after}</div>
</section>`;
}
