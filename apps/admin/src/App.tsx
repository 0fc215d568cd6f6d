import { Navigate, Outlet, useRoutes } from 'react-router-dom';
import { DashboardPage } from './pages/DashboardPage.tsx';
import { LoginPage } from './pages/LoginPage.tsx';
import { session } from './state/session.ts';

/** The site map of the administration, below /admin. */
export function App() {
  return useRoutes([
    { path: '/login', element: <LoginPage /> },
    {
      element: <Guard />,
      children: [
        { path: '/', element: <DashboardPage /> },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ]);
}

/** Nobody passes without the flag of the login (section 4). */
function Guard() {
  return session.isOpen() ? <Outlet /> : <Navigate to="/login" replace />;
}
