const itemTime = 4_000;

const boardOf = (target: EventTarget | null) =>
  (target as Element).closest<HTMLElement>('[data-notice-board]');

const listOf = (board: Element) => board.querySelector<HTMLElement>('.notice-viewport');

const stands = (board: Element) => board.matches('[data-held], [data-focused]');

/** The running animation of a track, with four seconds for each entry. Null while it stands still. */
function animationOf(track: Element): Animation | null {
  const [animation] = track.getAnimations();
  const duration = (track.firstElementChild?.childElementCount ?? 0) * itemTime;
  animation?.effect?.updateTiming({ duration });
  return animation ?? null;
}

/** Starts the list from where it was scrolled to. */
function start(list: HTMLElement, track: HTMLElement) {
  const passed = (list.scrollTop / (track.scrollHeight / 2)) % 1;
  list.scrollTop = 0;
  const animation = animationOf(track);
  const duration = Number(animation?.effect?.getTiming().duration);
  if (animation) animation.currentTime = passed * duration;
}

/** Sets or removes a reason to stand still. Standing, the list is an ordinary one to scroll, at the same place. */
function change(board: HTMLElement, reason: 'data-held' | 'data-focused', on: boolean) {
  const list = listOf(board);
  const track = list?.firstElementChild as HTMLElement | undefined;
  if (!list || !track) return;
  const stood = stands(board);
  const carried = -new DOMMatrixReadOnly(getComputedStyle(track).transform).m42;
  board.toggleAttribute(reason, on);
  if (stands(board) === stood) return;
  if (stood) start(list, track);
  else list.scrollTop += carried;
}

/** Makes the notice boards run, and stop for their button and for whoever tabs into the list. */
export function runNoticeBoards() {
  for (const board of document.querySelectorAll('[data-notice-board]')) {
    board.setAttribute('data-runs', '');
  }
  // Whenever a list starts to run, also in a tab that has just been opened.
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName === 'run-up') animationOf(target as Element);
  });
  document.addEventListener('click', ({ target }) => {
    const board = (target as Element).closest('[data-notice-switch]') && boardOf(target);
    if (board) change(board, 'data-held', !board.hasAttribute('data-held'));
  });
  document.addEventListener('focusin', ({ target }) => {
    const board = boardOf(target);
    if (!board || !listOf(board)?.contains(target as Node)) return;
    change(board, 'data-focused', true);
    // Not for a mouse: an entry that moves between press and release is not clicked.
    const tabbed = (target as Element).matches(':focus-visible');
    if (tabbed) (target as Element).scrollIntoView({ block: 'nearest' });
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const board = boardOf(target);
    if (!board || listOf(board)?.contains(relatedTarget as Node | null)) return;
    change(board, 'data-focused', false);
  });
}
