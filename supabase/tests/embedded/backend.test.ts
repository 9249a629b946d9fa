// One backend answers all of these; the first counts the accounts, to which the others add.
import './requests-suite';
import './auth-suite';
import './attacks-suite';
import './stays-suite';
import './fuzz-suite';
