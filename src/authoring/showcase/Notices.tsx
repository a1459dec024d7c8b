import { Button } from '../../../widgets/button/Button.tsx';
import { Notice } from '../../../widgets/notice/Notice.tsx';
import styles from './Showcase.module.css';

const text =
  'Plain words with **bold**, a [link](https://example.com/help) and a list:\n\n- one thing\n- another thing';

/** The notices in every tone, the first with a picture of the trade, and the buttons. */
export function Notices({ picture }: { readonly picture?: string | undefined }) {
  return (
    <>
      <section id="notice" className={styles.widget} aria-labelledby="notice-title">
        <h2 id="notice-title">notice</h2>
        <p className={styles.doc}>Words between the fields, in six tones.</p>
        <div className={styles.card}>
          <Notice tone="info" heading="Have your bill to hand" text={text} picture={picture} />
          <Notice
            tone="info"
            heading="Your estimated monthly Direct Debit"
            text="**£84** per month"
            more={{ label: 'How we worked this out', text: '£1,000.00 a year ÷ 12 = £83.33 a month' }}
          />
          <Notice tone="success" heading="We found your home" text="Its rooms are on record." />
          <Notice
            tone="warning"
            heading="Please verify your selection"
            text="Your home may be of another type."
          />
          <Notice tone="danger" heading="Error" text="We could not create your quote.">
            <Button>Try Again</Button>
          </Notice>
          <Notice tone="quiet" text="You can change this at any time." />
          <Notice tone="fact" text="Two rooms" />
        </div>
      </section>
      <section id="button" className={styles.widget} aria-labelledby="button-title">
        <h2 id="button-title">button</h2>
        <p className={styles.doc}>Primary is the one next step of a screen.</p>
        <div className={styles.card}>
          <div className={styles.buttons}>
            <Button kind="primary">View Your Quotes</Button>
            <Button kind="primary" busy>
              Working
            </Button>
            <Button>Secondary</Button>
            <Button kind="quiet">Quiet</Button>
            <Button kind="primary" disabled>
              Disabled
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
