import { memo, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { copiesAsked } from '../copies.ts';
import { type Data, mistake, type RawField, type RawSection, sections } from './fields.ts';

/** Draws a field again; with true its error shows from now on. */
type Wake = (attempted?: boolean) => void;

const wakes = new Map<string, Wake>();
/** Looks again whether a field is still to be answered. */
const looks = new Map<string, () => void>();

interface FieldProps {
  readonly id: string;
  readonly field: RawField;
  readonly data: Data;
  readonly wakeOthers: () => void;
}

/** One field with its own state: a keystroke draws it alone, a tick also the fields that may hang on it. */
const Field = memo(function Field({ id, field, data, wakeOthers }: FieldProps) {
  const [isUsed, setUsed] = useState(false);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  wakes.set(id, (attempted) => {
    if (attempted) setUsed(true);
    draw();
  });
  if (!field.isShown(data)) return null;
  const error = isUsed ? mistake(field, data) : undefined;
  const put = (value: string | boolean) => {
    data[field.name] = value;
    setUsed(true);
    draw();
    looks.get(id)?.();
    if (typeof value === 'boolean') wakeOthers();
  };
  return (
    <div>
      <Control id={id} field={field} value={data[field.name]} put={put} />
      {error && <p role="alert">{error}</p>}
    </div>
  );
});

interface ControlProps {
  readonly id: string;
  readonly field: RawField;
  readonly value: string | boolean | undefined;
  readonly put: (value: string | boolean) => void;
}

function Control({ id, field, value, put }: ControlProps) {
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'check':
      return (
        <label>
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={(event) => put(event.target.checked)}
          />{' '}
          {field.label}
        </label>
      );
    case 'yes-no':
      return (
        <fieldset>
          <legend>{field.label}</legend>
          {field.choices.map((choice) => (
            <label key={choice.value}>
              <input
                type="radio"
                name={id}
                checked={value === choice.value}
                onChange={() => put(choice.value)}
              />{' '}
              {choice.label}
            </label>
          ))}
        </fieldset>
      );
    case 'select':
      return (
        <>
          <label htmlFor={id}>{field.label}</label>
          <select id={id} value={text} onChange={(event) => put(event.target.value)}>
            <option value="" />
            {field.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </>
      );
    case 'text':
      return (
        <>
          <label htmlFor={id}>{field.label}</label>
          <input id={id} value={text} onChange={(event) => put(event.target.value)} />
        </>
      );
  }
}

/** The id that the engine gives the same field, so that both pages are measured in the same way. */
const idOf = (copy: number, { name }: RawField) =>
  `field-c${copy}${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('.', '-');

interface SectionProps {
  readonly copy: number;
  readonly section: RawSection;
  readonly data: Data;
}

function Section({ copy, section, data }: SectionProps) {
  const [wakeOthers] = useState(() => () => {
    for (const field of section.fields) {
      wakes.get(idOf(copy, field))?.();
      looks.get(idOf(copy, field))?.();
    }
  });
  return (
    <fieldset>
      <legend>{section.title}</legend>
      {section.fields.map((field) => (
        <Field key={field.name} id={idOf(copy, field)} field={field} data={data} wakeOthers={wakeOthers} />
      ))}
    </fieldset>
  );
}

/** What is left to answer: a link to every field that is missing or wrong, each drawn by itself. */
function WhatsLeft() {
  return (
    <section aria-labelledby="whats-left">
      <h2 id="whats-left">What's left</h2>
      <p>Please ensure you answered all required fields</p>
      <ul>
        {drawn.flatMap(({ copy, section, data }) =>
          section.fields.map((field) => (
            <Left key={idOf(copy, field)} id={idOf(copy, field)} field={field} data={data} />
          )),
        )}
      </ul>
    </section>
  );
}

function Left({ id, field, data }: Omit<FieldProps, 'wakeOthers'>) {
  const now = () => (field.isShown(data) ? mistake(field, data) : undefined);
  const [message, setMessage] = useState(now);
  looks.set(id, () => setMessage(now));
  return (
    <li hidden={message === undefined}>
      <a href={`#${id}`} onClick={() => wakes.get(id)?.(true)}>
        {message}
      </a>
    </li>
  );
}

const attempt = () => {
  for (const wake of wakes.values()) wake(true);
};
const drawn = Array.from({ length: copiesAsked(location.search) }, (_, copy) =>
  sections.map((section): SectionProps => ({ copy, section, data: {} })),
).flat();

const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <main>
      {drawn.map((one) => (
        <Section key={`${one.copy} ${one.section.name}`} {...one} />
      ))}
      <WhatsLeft />
      <button type="button" id="attempt" onClick={attempt}>
        Submit
      </button>
    </main>,
  );
