// Scaffolded by Frontage from the conditions on enums. `frontage pull` keeps your edits.
/** The operators of an enum, whichever it is. */
export const enumFilter = {
  isEmpty: (isEmpty: boolean) => ({ isNull: isEmpty }),
  is: <Choice>(value: Choice) => ({ equalTo: value }),
  isNot: <Choice>(value: Choice) => ({ notEqualTo: value }),
  anyOf: <Choice>(values: Choice[]) => ({ in: values }),
  noneOf: <Choice>(values: Choice[]) => ({ notIn: values }),
};
