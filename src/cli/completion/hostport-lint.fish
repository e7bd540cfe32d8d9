# fish completion of hostport-lint
function __hostport_lint_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    # An empty list would swallow what is joined to it.
    set -l prefix (string match -r -- '^--[^=]+=' $current; or echo '')
    set -l part (string replace -r -- '^--[^=]+=' '' $current)
    for line in ($words[1] __complete -- $words[2..-1] $current 2>/dev/null)
        switch $line
            case ':files' ':folders'
                set -l paths $part*
                for path in $paths
                    if test -d $path
                        echo $prefix$path/
                    else if test $line = ':files'
                        echo $prefix$path
                    end
                end
            case '*'
                echo $line
        end
    end
end
for name in hostport-lint kubectl-hostport_lint oc-hostport_lint
    complete -c $name -f -a '(__hostport_lint_complete)'
end
