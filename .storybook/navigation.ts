import { action } from 'storybook/actions';

/** The link of a story that a click follows, if it leads out of the story. */
function leavingLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // The links of a docs page lead where they say; those of the stories on it don't.
  const isOfADocsPage = document.querySelector('.sbdocs') !== null && link?.closest('.sb-story') == null;
  return link?.getAttribute('href')?.startsWith('#') || isOfADocsPage ? null : link;
}

/** Logs the links of a story that are followed as the action « navigate »: followed, they would leave Storybook. */
export function logNavigation(): void {
  const navigate = action('navigate');
  // After all handlers of the story: a router has prevented the click by then, and a menu has closed.
  window.addEventListener('click', (event) => {
    const link = leavingLink(event);
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    navigate(link.getAttribute('href'));
  });
}
