/** Menus open without script (`details`, `popover`); a press elsewhere, Escape and a followed link close them. */
export function closeMenus(): void {
  // those of the site's head alone: a fold in the head of a page stays, or else what is pressed below it would move away
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('.site-head details')];
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of menus) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && menus.find(({ open }) => open);
    if (!menu) return;
    const within = menu.contains(document.activeElement);
    menu.open = false;
    if (within) menu.querySelector('summary')?.focus();
  });
  // a page that is come back to is as it was left
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const menu of menus) menu.open = false;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  });
}
