import { describe, expect, it } from 'vitest';
import { type Finding, verdictOn, visualReport } from './visualReport.ts';

const finding: Finding = {
  name: 'Primitives/Button/Matrix',
  mode: 'light phone',
  sentence: '12 pixels differ.',
  pictures: [
    { label: 'Before', file: 'button.light-phone.approved.png' },
    { label: 'After', file: 'button.light-phone.now.png' },
    { label: 'Difference', file: 'button.light-phone.difference.png' },
  ],
};

describe('the page of pictures that differ', () => {
  it('shows each finding with its pictures side by side, by addresses beside the page', () => {
    const page = visualReport([finding]);
    expect(page).toContain('<h1>1 picture differs or fails</h1>');
    expect(page).toContain('<h2>Primitives/Button/Matrix, light phone</h2>');
    expect([...page.matchAll(/<figcaption>(\w+)<\/figcaption><a href="([^"]+)"><img src="([^"]+)"/g)]).toMatchObject(
      finding.pictures.map(({ label, file }) => ({ 1: label, 2: file, 3: file })),
    );
    expect(page).not.toMatch(/<script|https?:|(?:href|src)="\//);
  });

  it('is sorted by name, and shows dark pictures on a dark background', () => {
    const page = visualReport([
      { ...finding, name: 'Primitives/Link/Default', mode: 'dark phone' },
      finding,
      { ...finding, mode: 'dark phone' },
    ]);
    expect([...page.matchAll(/<section(.*)>\n<h2>(.*)<\/h2>/g)].map(([, ground, name]) => [ground, name])).toEqual([
      [' class="dark"', 'Primitives/Button/Matrix, dark phone'],
      ['', 'Primitives/Button/Matrix, light phone'],
      [' class="dark"', 'Primitives/Link/Default, dark phone'],
    ]);
  });

  it('escapes names, sentences and addresses', () => {
    const page = visualReport([
      {
        name: '<b>"Tête" & \'vive\'</b>',
        mode: 'light phone',
        sentence: 'Expected <p> & not <q>',
        pictures: [{ label: 'Before', file: 'a"#1?.png' }],
      },
    ]);
    expect(page).toContain('<h2>&lt;b&gt;&quot;Tête&quot; &amp; &#39;vive&#39;&lt;/b&gt;, light phone</h2>');
    expect(page).toContain('<p>Expected &lt;p&gt; &amp; not &lt;q&gt;</p>');
    expect(page).toContain('alt="Before: &lt;b&gt;&quot;Tête&quot; &amp; &#39;vive&#39;&lt;/b&gt;, light phone"');
    expect(page).toContain('src="a%22%231%3F.png"');
  });
});

describe('a run of the pictures', () => {
  it('fails when nothing was compared', () => {
    expect(verdictOn({ compared: 0, unapproved: 8 })).toMatchObject({
      sentence: expect.stringMatching(/^Nothing was compared: .*npm run visual:approve/),
      fails: true,
    });
  });

  it('says how many had no approved picture, and passes when others were compared', () => {
    expect(verdictOn({ compared: 8, unapproved: 1 })).toMatchObject({
      sentence: expect.stringMatching(/^1 picture has no/),
      fails: false,
    });
    expect(verdictOn({ compared: 8, unapproved: 2 })?.sentence).toMatch(/^2 pictures have no/);
  });

  it('has nothing to say when each had one, or when none could have one', () => {
    expect(verdictOn({ compared: 8, unapproved: 0 })).toBeUndefined();
    expect(verdictOn({ compared: 0, unapproved: 0 })).toBeUndefined();
  });
});
