import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { memo, type ReactNode, useContext, useMemo } from 'react';
import { QuietLabel } from '../../widgets/frame/quiet-label.ts';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { effectKey } from '../engine/model.ts';
import type {
  ResolvedCard,
  ResolvedField,
  ResolvedGroup,
  ResolvedItem,
  ResolvedNotice,
} from '../engine/types.ts';
import styles from './Journey.module.css';
import { RjsfFields, ShownCard, type ShownField, ShownFieldContext } from './shown.ts';
import { useStage } from './stage.ts';

/** rjsf's template of an object: the card's fields in the order, the groups and among the notices that it shows now. */
export function CardItems({ properties }: ObjectFieldTemplateProps) {
  const card = useContext(ShownCard);
  const fields = useMemo(
    () => new Map(properties.map(({ name, content }) => [name, content] as const)),
    [properties],
  );
  return <RjsfFields value={fields}>{card && <Items card={card} items={card.items} />}</RjsfFields>;
}

interface ItemsProps {
  readonly card: ResolvedCard;
  readonly items: readonly ResolvedItem[];
}

/** Items of a card, in order. A field or notice is drawn again only when it changed itself. */
function Items({ card, items }: ItemsProps) {
  const fields = useContext(RjsfFields);
  const { isBeside } = useStage();
  return items.map((item) => {
    if (item.kind === 'notice') {
      const notice = <NoticeItem key={item.name} notice={item} />;
      if (!isBeside?.(item)) return notice;
      return (
        <div key={item.name} className={styles.narrow}>
          {notice}
        </div>
      );
    }
    if (item.kind === 'group') return <Group key={item.name} card={card} group={item} />;
    return (
      <Shown
        key={item.name}
        stepId={card.id}
        field={item}
        error={card.errors.find((error) => error.field === item.name)?.message}
        effect={effectOf(card, item)}
      >
        {fields.get(item.name)}
      </Shown>
    );
  });
}

function effectOf(card: ResolvedCard, { ui }: ResolvedField): string | undefined {
  return typeof ui.action === 'string' ? effectKey({ effect: ui.action, for: card.for }) : undefined;
}

/** The place of one field: what rjsf draws there learns of the field from it. */
const Shown = memo(function Shown(props: ShownField & { readonly children: ReactNode }) {
  const { stepId, field, error, effect, children } = props;
  const shown = useMemo(() => ({ stepId, field, error, effect }), [stepId, field, error, effect]);
  return <ShownFieldContext value={shown}>{children}</ShownFieldContext>;
});

/** One notice; drawn again only when it changed. */
export const NoticeItem = memo(function NoticeItem({ notice }: { readonly notice: ResolvedNotice }) {
  return <Notice {...notice} />;
});

interface GroupProps {
  readonly card: ResolvedCard;
  readonly group: ResolvedGroup;
}

/** Items that belong together, in their layout. */
export function Group({ card, group }: GroupProps) {
  const items = (
    <QuietLabel value={group.layout === 'sentence'}>
      <Items card={card} items={group.items} />
    </QuietLabel>
  );
  const layout = styles[group.layout] ?? '';
  if (group.legend === undefined)
    return (
      <div className={layout} data-layout={group.layout}>
        {items}
      </div>
    );
  return (
    <fieldset className={layout} data-layout={group.layout}>
      <legend className={styles.legend}>{group.legend}</legend>
      {items}
    </fieldset>
  );
}
