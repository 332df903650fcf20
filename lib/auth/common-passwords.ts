/**
 * What guessers try first: the words that the published lists of the commonest passwords are made of,
 * those of this country and of this house. A long password that is little more than some of them,
 * however they are joined, turned into digits (`p@ssw0rd`) or filled up with digits and signs, is on
 * such a list or one rule away from it.
 */
export const commonWords: readonly string[] = `
password passwort passw pass pwd admin administrator root user guest test demo default system server
login logon welcome letmein hello secret master super superman batman spiderman pokemon starwars matrix
trustno1 changeme change newpass temp temporary access unlock enter please open sesame
iloveyou ilove loveyou lover love you forever baby babygirl princess sunshine flower honey angel sweet
money lucky happy smile friend friends family mother father mummy papa mom dad brother sister
monkey dragon tiger lion eagle falcon horse kitten butterfly dolphin shadow ninja killer hunter ranger
football cricket soccer baseball basketball hockey liverpool chelsea arsenal manchester barcelona
michael michelle jennifer jessica daniel ashley andrew joshua thomas charlie george jordan robert
summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday
january february march april june july august september october november december
google facebook instagram whatsapp youtube twitter linkedin amazon microsoft windows apple iphone
samsung android computer internet network office laptop mobile phone
india indian bharat hindustan jaihind jai hind delhi newdelhi mumbai kolkata chennai bangalore
krishna radhe radha ganesh ganpati hanuman bajrang mahadev shiva shivam omnamahshivaya sairam
saibaba jaimatadi mata jaishreeram shree ram waheguru allah jesus christ bismillah
sachin dhoni virat kohli rohit tendulkar priya rahul sharma kumar singh gupta
chemistry chemical physics maths science institute institution coaching classes class academy
orbital valence student students teacher counsellor counselor owner staff manager reception
csir net jrf gate jam iit cuet tifr barc neet jee exam lead leads
qwerty qwertz azerty asdf zxcv qazwsx edc rfv 1q2w3e4r 1qaz2wsx zaq12wsx q1w2e3r4 zxcvbnm asdfghjkl
abc abcd xyz the my is our your and
`
  .trim()
  .split(/\s+/);

/** Neighbours on the keyboard and in the alphabet, one way; read backwards they are the other way. */
export const keyRuns: readonly string[] = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'abcdefghijklmnopqrstuvwxyz',
];
