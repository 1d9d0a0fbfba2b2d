/**
 * Input that a person enters before hydration. React keeps it in some elements, overwrites it in
 * others and fires no event; so it is recorded first and replayed after hydration. An element
 * counts as changed when it differs from what this browser makes of the server-rendered value,
 * since browsers normalise values.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Recorded texts, because React overwrites some of them. */
const entered = new WeakMap<Element, string>();

/** Starts recording. Call it before hydration. */
export function recordEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (isEnteredInto(field)) entered.set(field, field.value);
  addEventListener('input', onInput, { capture: true });
}

/** Stops recording: React handles all events from here on. */
export function stopRecording(): void {
  removeEventListener('input', onInput, { capture: true });
}

/** Replays the recorded input of a form after hydration. */
export function replayEarlyInput(form: HTMLFormElement): void {
  const fields = [...form.elements].filter(isField).filter((field) => entered.has(field));
  const ticks = new Map(fields.filter(isBox).map((box) => [box, box.checked]));
  for (const field of fields) {
    const text = entered.get(field) ?? '';
    if (isBox(field)) tick(field, ticks.get(field) ?? false);
    else if (field instanceof HTMLSelectElement) choose(field, text);
    else enterText(field, text);
    // The replayed event was recorded too.
    entered.delete(field);
  }
}

function tick(box: HTMLInputElement, isTicked: boolean): void {
  // Only the checked radio button of a group is replayed.
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

/** Whether an element differs from what was rendered, before React has touched it. */
function isEnteredInto(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== renderedChoice(field);
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== renderedText(field);
}

function renderedChoice({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** The value that this browser shows for the server-rendered text. */
function renderedText(field: HTMLInputElement | HTMLTextAreaElement): string {
  const fresh = document.createElement(field.tagName) as typeof field;
  if (fresh instanceof HTMLInputElement) fresh.type = field.type;
  fresh.defaultValue = field.defaultValue;
  return fresh.value;
}

/** Uses the native setter, so that React sees the value as changed. */
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
