import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { equal } from '../../src/engine/equal.ts';
import type { Json } from '../../src/engine/types.ts';
import { keepPressStyleExternal } from '../aria/press-style.ts';
import { Button } from '../button/Button.tsx';
import { ErrorLine, wire } from '../frame/Field.tsx';
import { say } from '../say.ts';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';
import styles from './JourneyDialog.module.css';

keepPressStyleExternal();

/** A dialog around a nested journey: open at once without an answer; it closes when its field gets one, or there is no journey inside. */
export function JourneyDialog({ id, field, value, onLeave, onAction, error, children }: WidgetProps) {
  const [opened, setOpened] = useState<{ readonly value: Json | undefined } | undefined>(
    value === undefined ? { value } : undefined,
  );
  const hasJourney = children !== undefined && children !== null && children !== false;
  const open = opened !== undefined && hasJourney && equal(opened.value, value);

  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const close = () => {
    setOpened(undefined);
    onLeave();
  };

  return (
    <div>
      <ErrorLine id={id} error={error} />
      <Button
        {...wire({ id, field: { ...field, hint: '' }, error })}
        ref={button}
        id={id}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened({ value });
          onAction?.();
        }}
      >
        {uiText(field, 'openLabel') ?? field.label}
      </Button>
      <ModalOverlay
        className={styles.overlay ?? ''}
        isOpen={open}
        isDismissable={false}
        onOpenChange={(next) => {
          if (!next) close();
        }}
      >
        <Modal className={styles.modal ?? ''}>
          <Dialog className={styles.dialog ?? ''}>
            <div className={styles.head}>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {field.label}
              </Heading>
              <button type="button" className={styles.close} aria-label={say('close')} onClick={close}>
                <X size={22} />
              </button>
            </div>
            {field.hint && <p className={styles.hint}>{field.hint}</p>}
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
