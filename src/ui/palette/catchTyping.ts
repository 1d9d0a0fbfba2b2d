/**
 * Takes what is typed while there is nothing yet to type into: nobody waits for code before they type.
 *
 * @returns what ends it and gives what was typed; nothing a second time
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
