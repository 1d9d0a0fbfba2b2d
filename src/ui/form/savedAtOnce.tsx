import { useRef, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import buttons from '../button.module.css';
import { t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { ControlProps, LabelledInput } from './input.ts';
import styles from './form.module.css';
import { isUnchosen } from './unchosen.ts';
import { isSameValue } from './values.ts';

/** Whether the value of an input is chosen rather than typed: of a few values, or one record. */
export function isChosen({ offers, finds }: LabelledInput): boolean {
  return offers !== undefined || finds?.isMany === false;
}

/** What a choice does that is more than to set a field: a state that an action leads to. */
export interface ChoiceWays {
  /** Whether a value can be chosen. */
  isOffered(value: string): boolean;
  /** Does what a choice stands for. @returns false where it is only saved */
  begin(value: string): boolean;
}

/** A value that is chosen in the place where it is shown. */
export interface ChosenInPlace {
  /** Of a value that is more than a field. */
  readonly ways?: ChoiceWays;
  /** The value as read. */
  readonly start: unknown;
  /** That value as the page shows it, which stays above its list. */
  readonly shown: ReactNode;
  readonly onClose: () => void;
}

/** The input of a form with this one alone, which is sent as soon as another value is chosen. */
export function savedAtOnce(input: LabelledInput, chosen: ChosenInPlace): LabelledInput {
  return {
    ...input,
    Control: (props) => <ChosenControl {...props} {...chosen} input={input} />,
  };
}

interface ChosenControlProps extends ControlProps<unknown>, ChosenInPlace {
  readonly input: LabelledInput;
}

/** Once a choice was not saved, the control of the whole form takes the place of the list, with its buttons. */
function ChosenControl({ input, start, shown, ways, onClose, ...props }: ChosenControlProps) {
  const element = useRef<HTMLDivElement>(null);
  const isOpen = useIsUntouched(input, props.name, start);
  const { Control, offers } = input;
  const choose = (value: unknown) => {
    const isTakenBack = isUnchosen(props.value) && value === props.value.chosen;
    if (isUnchosen(value) || isTakenBack) return props.onChange(value);
    if (isOpen && isSameValue(input, start, value)) return onClose();
    if (ways?.begin(String(value))) return;
    props.onChange(value);
    if (props.required && input.isEmpty(value)) return;
    element.current?.closest('form')?.requestSubmit();
  };
  if (offers && !isOpen) return <Control {...props} />;
  return (
    <div ref={element} className={styles.choiceInPlace}>
      {offers ? (
        <>
          {shown}
          <ChoiceList
            {...props}
            value={String(props.value)}
            offers={offers.filter(
              ([value]) => value === props.value || (ways?.isOffered(value) ?? true),
            )}
            onChange={choose}
            onLeave={onClose}
          />
        </>
      ) : (
        <Control {...props} onChange={choose} />
      )}
    </div>
  );
}

interface ChosenButtonsProps extends Omit<ChosenInPlace, 'shown' | 'ways'> {
  readonly name: string;
  readonly input: LabelledInput;
  /** The buttons of the form. */
  readonly children: ReactNode;
}

/** The buttons of a form that is sent by its choice: there is nothing to save until one was not saved. */
export function ChosenButtons({ name, input, start, onClose, children }: ChosenButtonsProps) {
  const locale = useLocale();
  const isOpen = useIsUntouched(input, name, start);
  if (!isOpen) return children;
  if (input.offers) return null;
  return (
    <div className={styles.buttons}>
      <button type="button" className={buttons.button} onClick={onClose}>
        {t('Cancel', locale)}
      </button>
    </div>
  );
}

/** Whether nothing has been chosen yet. */
function useIsUntouched(input: LabelledInput, name: string, start: unknown): boolean {
  const { control, watch } = useFormContext();
  const { submitCount } = useFormState({ control });
  const state: unknown = watch(name);
  return submitCount === 0 && (isUnchosen(state) || isSameValue(input, start, state));
}
