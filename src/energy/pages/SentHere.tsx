import { useLocation, useNavigationType } from 'react-router-dom';
import { Notice } from '../../../widgets/notice/Notice.tsx';
import { isMap } from '../../engine/own.ts';
import { Link } from '../../react/page/Link.tsx';
import { say } from './frame-words.ts';

/** Why another page sent people here, and the way back to their deals; gone when they load the page again or come back to it. */
export function SentHere() {
  const { state } = useLocation();
  const way = useNavigationType();
  if (way === 'POP' || !isMap(state) || typeof state.says !== 'string') return null;
  return (
    <Notice tone="warning" text={state.says}>
      {typeof state.deals === 'string' && <Link to={state.deals}>{say('back-to-deals')}</Link>}
    </Notice>
  );
}
