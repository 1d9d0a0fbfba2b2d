export { SignIn as default } from '../src/ui/signIn/SignIn.tsx';
