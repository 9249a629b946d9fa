// One backend queues what the worker does; the first reads all that was ever sent.
import './worker-suite';
import './kill-suite';
import './cards-suite';
import './feeds/feeds-suite';
import './inbound/receive-mail-suite';
