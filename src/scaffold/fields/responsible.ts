import { splitWords } from '../../model/wording/words.ts';

/** What somebody is called who has to see to a record; not those who only wrote or took part in it. */
const RESPONSIBLE =
  /^(account|sales|case)?(assignee|assigned|assignedto|owner|ownedby|responsible|manager|rep|representative|agent|handler|handledby|approver|reviewer|contactperson|lead|leadby|dri)(user|person|employee|member|staff)?$/;

/** @param relation the name of a record's relation to a person */
export function saysResponsible(relation: string): boolean {
  return RESPONSIBLE.test(splitWords(relation).join(''));
}
