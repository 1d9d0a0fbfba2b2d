export { signInProps as getServerSideProps } from 'frontage/next/signIn';
export { SignIn as default } from 'frontage/ui/signIn/SignIn';
