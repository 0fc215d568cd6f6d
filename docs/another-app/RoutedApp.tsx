import { LinkProvider, type LinkProviderProps } from '@nuee/ui';
import { BrowserRouter, Link } from 'react-router-dom';
import App from './App.tsx';

const RouterLink: LinkProviderProps['component'] = ({ href, ...rest }) => <Link to={href} {...rest} />;

export default function RoutedApp() {
  return (
    <BrowserRouter>
      <LinkProvider component={RouterLink}>
        <App />
      </LinkProvider>
    </BrowserRouter>
  );
}
