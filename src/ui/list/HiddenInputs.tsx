/** What a form sends along without asking for it. */
export function HiddenInputs({
  parameters,
}: {
  parameters: ReadonlyArray<readonly [name: string, value: string]>;
}) {
  return parameters.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
