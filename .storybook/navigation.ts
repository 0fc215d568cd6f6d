import { action } from 'storybook/actions';

/** The link that a click follows, if it leads out of the story. */
function leavingLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // Links of a docs page are followed; those of the stories on it are not.
  const isOfADocsPage = document.querySelector('.sbdocs') !== null && link?.closest('.sb-story') == null;
  return link?.getAttribute('href')?.startsWith('#') || isOfADocsPage ? null : link;
}

/** Logs a press on a link of a story as the action « navigate » instead of following it, which would leave Storybook. */
export function logNavigation(): void {
  const navigate = action('navigate');
  // Runs after all handlers of the story, when a router may have prevented the click and a menu has closed.
  window.addEventListener('click', (event) => {
    const link = leavingLink(event);
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    navigate(link.getAttribute('href'));
  });
}
