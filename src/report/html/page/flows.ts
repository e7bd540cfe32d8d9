import { createThemeButton } from './theme.ts';

createThemeButton();
