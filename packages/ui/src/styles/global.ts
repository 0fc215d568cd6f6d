import './fonts.css';
import './vars.css.ts';
import './reset.css.ts';
