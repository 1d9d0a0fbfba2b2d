import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Resource } from '../../address/resource.ts';
import { valueOf, type Caught } from '../../relay/caught.ts';
import { PlaceIcon } from '../PlaceIcon.tsx';
import { safeImageSource } from './safeAddress.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** What it stands before, which a screen reader says anyway. */
  readonly name: string;
  /** Says whether initials of the name stand in for a picture, and which icon does where it has none. */
  readonly resource: Pick<Resource, 'icon' | 'hasInitials'>;
  readonly picture?: Caught<string>;
  /** Pixels. */
  readonly size: number;
  readonly className?: string;
  /** What stands there in place of the resource's icon. */
  readonly children?: ReactNode;
}

/** The picture of a record before its name. Where there is none, or none that loads, there are initials, else an icon. */
export function Avatar({ name, resource, picture, size, className, children }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = valueOf(picture);
  const safe = address === null ? null : safeImageSource(String(address));
  const source = safe === broken ? null : safe;
  const initials = resource.hasInitials && source === null ? initialsOf(name) : '';
  const style = { '--size': `${size}px`, ...(initials && { '--hue': hueOf(name) }) };
  return (
    // What a style sheet writes is neither copied with a name nor found by what the browser searches.
    <span
      aria-hidden="true"
      className={className ? `${styles.avatar} ${className}` : styles.avatar}
      style={style as CSSProperties}
      data-initials={initials || undefined}
    >
      {source !== null ? (
        <img
          // Of a picture that has failed before scripts are there, no event tells.
          ref={(image) => {
            if (image && hasFailed(image)) setBroken(source);
          }}
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(source)}
        />
      ) : (
        !initials && (children ?? (resource.icon && <PlaceIcon icon={resource.icon} />))
      )}
    </span>
  );
}

function hasFailed({ complete, naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && naturalHeight === 0;
}

/** What stands behind a person's name, and is none of their names: an address that tells them from others, too. */
const NO_NAME = /^(?:(?:jr|sr)\.?|i{2,3}|iv|.*@.*)$/i;

/** The first letters of the first and the last word of a name, without what tells it apart (`toldApart`). */
export function initialsOf(title: string): string {
  const [name] = title.split(' · ');
  const letters = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const names = letters.filter((word) => !NO_NAME.test(word));
  const words = names.length > 0 ? names : letters;
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return chosen
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
    .toUpperCase();
}

const HUES = 12;

/** A hue in degrees: the same for a name wherever it stands. */
function hueOf(name: string): number {
  let sum = 0;
  for (let index = 0; index < name.length; index += 1)
    sum = (sum * 31 + name.charCodeAt(index)) % 9973;
  return (sum % HUES) * (360 / HUES);
}
