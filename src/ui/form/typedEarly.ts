/**
 * What a person enters before React has taken the page over. React leaves it standing in some elements,
 * overwrites it in others, and tells nobody; so it is gathered first, and entered once more afterwards,
 * as if it were entered then. An element counts as entered into when it does not show what this browser
 * makes of what the server rendered: a browser shows values in its own way, and that is nobody's doing.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The text of what was entered into, since React overwrites that of some elements. */
const entered = new WeakMap<Element, string>();

/** Starts to gather what is entered. Called before React touches the page. */
export function gatherTyping(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (isEnteredInto(field)) entered.set(field, field.value);
  addEventListener('input', onInput, { capture: true });
}

/** Stops to gather: by now React hears of everything. */
export function stopGathering(): void {
  removeEventListener('input', onInput, { capture: true });
}

/** Enters once more, for React, what was entered into a form before React had taken it over. */
export function replayTyping(form: HTMLFormElement): void {
  const fields = [...form.elements].filter(isField).filter((field) => entered.has(field));
  const ticks = new Map(fields.filter(isBox).map((box) => [box, box.checked]));
  for (const field of fields) {
    const text = entered.get(field) ?? '';
    if (isBox(field)) tick(field, ticks.get(field) ?? false);
    else if (field instanceof HTMLSelectElement) choose(field, text);
    else enterText(field, text);
    // Entering it once more was gathered as well.
    entered.delete(field);
  }
}

function tick(box: HTMLInputElement, isTicked: boolean): void {
  // Of a group's buttons only the one that was chosen says so.
  if (box.type === 'radio' && !isTicked) return;
  box.checked = !isTicked;
  box.click();
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function onInput({ target }: Event): void {
  if (isField(target)) entered.set(target, target.value);
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Whether an element that React has not touched yet shows something else than was rendered. */
function isEnteredInto(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== renderedChoice(field);
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== renderedText(field);
}

function renderedChoice({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** What this browser shows of the text that was rendered: an element made anew shows the same. */
function renderedText(field: HTMLInputElement | HTMLTextAreaElement): string {
  const fresh = document.createElement(field.tagName) as typeof field;
  if (fresh instanceof HTMLInputElement) fresh.type = field.type;
  fresh.defaultValue = field.defaultValue;
  return fresh.value;
}

/** React compares with the text that it knows of: it takes as news what was set behind its back. */
function enterText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const isFile = field.type === 'file';
  if (!isFile) {
    field.value = renderedText(field);
    const { set } =
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
    set?.call(field, text);
  }
  field.dispatchEvent(new Event(isFile ? 'change' : 'input', { bubbles: true }));
}
