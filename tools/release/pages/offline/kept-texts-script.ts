import { AUTH_STORAGE_KEY } from '@marisma/area-kit/page-marks';
import { OFFLINE_TEXT } from '@marisma/area-kit/offline';
import { HOUSE_ZONE } from '../../../../shared/src/format/house-time';
import { USER_KEYS } from '../../../../shared/src/browser/user-key';

/**
 * The one script of the offline page: shows what the signed-in account keeps in this browser, in place of the words that
 * there is no copy. The page's policy lets nothing in the kept HTML run or load.
 */
export const KEPT_TEXTS_SCRIPT = `
try {
  const { user } = JSON.parse(localStorage.getItem('${AUTH_STORAGE_KEY}'));
  const today = new Date().toLocaleDateString('sv', { timeZone: '${HOUSE_ZONE}' });
  const own = '${USER_KEYS}' + user.id + '.${OFFLINE_TEXT}';
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(own))) {
    const { html, until } = JSON.parse(localStorage.getItem(key));
    if (until < today) continue;
    document.getElementById('lead')?.remove();
    const text = document.createElement('section');
    text.innerHTML = html;
    document.getElementById('kept').append(text);
  }
} catch {}
`;
