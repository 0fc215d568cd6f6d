import './fonts.css';
import './vars.css.ts';
import './reset.css.ts';
import './print.css.ts';
