/**
 * Collects what is typed while the palette's code loads.
 *
 * @returns a function that stops it and takes what was typed; nothing when called again
 */
export function catchTyping(): () => string {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key !== 'Backspace' && [...key].length !== 1) return;
    event.preventDefault();
    typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    const taken = typed;
    typed = '';
    return taken;
  };
}
